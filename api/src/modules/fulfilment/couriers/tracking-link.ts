/** @param address the courier's, with `{awb}` for the number. @returns undefined if the courier has no tracking page */
export function trackingLink(address: string | null, awb: string): string | undefined {
  return address ? address.replaceAll('{awb}', encodeURIComponent(awb)) : undefined
}
