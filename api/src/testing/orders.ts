export const testLine = { name: 'Turmeric Powder', price: 125, quantity: 1, image: '/x.jpg' }

export const testShippingAddress = {
  firstName: 'Asha',
  lastName: 'Rao',
  addressLine1: '12 Spice Lane',
  addressLine2: '',
  city: 'Bangalore',
  state: 'Karnataka',
  pinCode: '560001',
  country: 'India',
  email: 'asha@example.in',
  phone: '9876543210',
}

/** A browser's order of one pack of turmeric: Rs 125, plus Rs 50 for shipping. */
export function buildOrder(userId: string, orderId: string, change: object = {}) {
  return {
    userId,
    orderId,
    products: [testLine],
    shippingAddress: testShippingAddress,
    subtotal: 125,
    shipping: 50,
    tax: 22.5,
    total: 175,
    paymentMethod: 'Prepaid',
    status: 'Pending',
    ...change,
  }
}
