/** Labels that cannot be derived from the field's name. */
const labels: Readonly<Record<string, string>> = {
  arn: 'ARN',
  awb: 'Tracking number',
  csv: 'File',
  dueAt: 'Time',
  foodLicence: 'FSSAI licence number',
  gstin: 'GSTIN',
  hsn: 'HSN code',
  hsnCode: 'HSN code',
  id: 'ID',
  isListed: 'In the shop',
  isSoldOut: 'Sold out',
  mrp: 'MRP',
  net: 'Net quantity',
  orderId: 'Order number',
  why: 'Reason',
}

/** Returns "First name" for address.firstName. @param path its keys and list indexes, outermost first */
export function fieldLabel(path: readonly PropertyKey[]): string {
  const name = path.findLast((key) => typeof key === 'string' && !/^\d+$/.test(key))
  if (typeof name !== 'string' || name === '') return 'The request'
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_.-]+/g, ' ')
    .trim()
    .toLowerCase()
  return labels[name] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
