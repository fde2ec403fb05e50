import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { cpuSeconds, endedCpuSeconds } from '../../bench/machine/process-figures'

/** @returns processor time in seconds that a PostgreSQL server of this machine has taken, with every process it started */
export async function openPostgresClock(databaseUrl: string): Promise<() => Promise<number>> {
  const postmaster = await postmasterOf(databaseUrl)
  return async () => {
    const running = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
    const pids = [String(postmaster), ...running.split(' ').filter(Boolean)]
    const own = await Promise.all(pids.map((pid) => cpuSeconds(Number(pid)).catch(() => 0)))
    return own.reduce((sum, seconds) => sum + seconds, await endedCpuSeconds(postmaster))
  }
}

async function postmasterOf(databaseUrl: string): Promise<number> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query('show data_directory').finally(() => client.end())
  const [pid] = (await readFile(path.join(rows[0].data_directory, 'postmaster.pid'), 'utf8')).split('\n')
  return Number(pid)
}
