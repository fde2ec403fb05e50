/** A pincode of India: six digits, none begins with 0. */
export const PINCODE = /^[1-9]\d{5}$/
