import autocannon from 'autocannon'
import { cpuSeconds } from '../../machine/process-figures'

export interface Round {
  perSecond: number
  perCpuSecond: number
}

export interface Request {
  path: string
  headers: Record<string, string>
}

interface Load {
  origin: string
  pid: number
  requests: Request[]
  status: 200 | 304
  connections: number
  seconds: number
}

/** Measures a server's processor time under continuous requests. @throws Error if a response is wrong */
export async function runRound({
  origin,
  pid,
  requests,
  status,
  connections,
  seconds,
}: Load): Promise<Round> {
  const before = await cpuSeconds(pid)
  const result = await autocannon({ url: origin, requests, connections, duration: seconds })
  const spent = (await cpuSeconds(pid)) - before
  const answered = result.statusCodeStats?.[`${status}`]?.count ?? 0
  const all = Object.values(result.statusCodeStats ?? {}).reduce((sum, { count = 0 }) => sum + count, 0)
  if (answered === 0 || answered !== all || result.errors > 0)
    throw new Error(
      `${origin} answered ${answered} of ${all} requests with ${status}; ${result.errors} failed.`,
    )
  return { perSecond: answered / seconds, perCpuSecond: answered / spent }
}
