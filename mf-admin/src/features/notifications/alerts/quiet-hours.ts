const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/

/** @returns minutes since midnight; undefined for an invalid time */
function parseMinutes(time: string): number | undefined {
  const [, hours, minutes] = TIME.exec(time) ?? []
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : undefined
}

/** Formats minutes since midnight: '22:30'. */
export function timeOfMinutes(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** @returns null if both are blank; undefined if one is missing or invalid, or both are equal */
export function parseQuietHours(
  from: string,
  until: string,
): { from: number; until: number } | null | undefined {
  if (from === '' && until === '') return null
  const [begin, end] = [parseMinutes(from), parseMinutes(until)]
  return begin === undefined || end === undefined || begin === end ? undefined : { from: begin, until: end }
}
