const AWB = /^[A-Z0-9][A-Z0-9/-]{3,39}$/

/**
 * A courier's tracking number as it is stored, whatever spaces and small letters a person or a scanner has put into it.
 * @returns undefined when it can be none
 */
export function cleanAwb(typed: string): string | undefined {
  const awb = typed.replaceAll(/[\s\u200b-\u200f\ufeff]/gu, '').toUpperCase()
  return AWB.test(awb) ? awb : undefined
}
