/** What the tables of cart lines have. */
export const lineColumns = ['Image', 'Product Name', 'Quantity', 'Price'] as const
