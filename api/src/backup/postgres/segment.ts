/*
 * PostgreSQL's write-ahead log (WAL) has segments of 16 MB. A name has three hexadecimal numbers of eight
 * digits: the timeline, which a recovery increments, and two counters, the last of which wraps after FF.
 */

const NAME = /^([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})$/
const IN_A_FILE = 256

export function isSegment(name: string): boolean {
  return NAME.test(name)
}

/** @param lsn a position in the log such as 0/2000028 */
export function toSegmentName(lsn: string, timeline: number): string {
  const [file = '0', place = '0'] = lsn.split('/')
  return formatName(timeline, Number.parseInt(file, 16), Math.floor(Number.parseInt(place, 16) / 0x1000000))
}

export function nextSegment(name: string): string {
  const [timeline = 0, file = 0, number = 0] = (NAME.exec(name) ?? [])
    .slice(1)
    .map((part) => Number.parseInt(part, 16))
  return number + 1 < IN_A_FILE ? formatName(timeline, file, number + 1) : formatName(timeline, file + 1, 0)
}

function formatName(...numbers: number[]): string {
  return numbers.map((number) => number.toString(16).toUpperCase().padStart(8, '0')).join('')
}
