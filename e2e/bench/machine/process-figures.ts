import { readFile } from 'node:fs/promises'

/** Linux counts a process's time in hundredths of a second, whatever the machine (USER_HZ). */
const TICKS_PER_SECOND = 100

/** Processor time of a process with all its threads, in `/proc/<pid>/stat`: fields 14 (user) and 15 (system). */
export function parseCpuSeconds(stat: string): number {
  // The second field is the program's name in brackets, which may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

export async function cpuSeconds(pid: number): Promise<number> {
  return parseCpuSeconds(await readFile(`/proc/${pid}/stat`, 'utf8'))
}
