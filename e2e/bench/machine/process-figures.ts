import { readFile } from 'node:fs/promises'

/** Linux counts processor time in hundredths of a second on every machine (USER_HZ). */
const TICKS_PER_SECOND = 100

/** Sums up a process's user and system time, fields 14 and 15 of `/proc/<pid>/stat`, over all threads. */
export function parseCpuSeconds(stat: string): number {
  // The second field is the program's name in brackets, which may contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

export async function cpuSeconds(pid: number): Promise<number> {
  return parseCpuSeconds(await readFile(`/proc/${pid}/stat`, 'utf8'))
}
