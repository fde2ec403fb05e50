export const lineColumns = ['Image', 'Product Name', 'Quantity', 'Price'] as const
