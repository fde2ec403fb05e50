/** The stored paths of a product's pictures, numbered from 1. */
export const listPicturePaths = (id: string, count: number) =>
  Array.from({ length: count }, (_, index) => `/uploads/${id}-${index + 1}.jpg`)
