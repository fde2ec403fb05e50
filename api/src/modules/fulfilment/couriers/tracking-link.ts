/**
 * Where a shipment is followed.
 * @param address of the courier, with `{awb}` for the number
 * @returns undefined for a courier who has no such page
 */
export function trackingLink(address: string | null, awb: string): string | undefined {
  return address ? address.replaceAll('{awb}', encodeURIComponent(awb)) : undefined
}
