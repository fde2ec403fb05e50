/** @param address the courier's tracking page, with `{awb}` for the number. @returns undefined without one */
export function trackingLink(address: string | null, awb: string): string | undefined {
  return address ? address.replaceAll('{awb}', encodeURIComponent(awb)) : undefined
}
