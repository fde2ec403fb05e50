import { createServer } from 'node:net'

/** The three addresses of the shop, each changed by one variable. */
export function readPorts(env: NodeJS.ProcessEnv) {
  return {
    PORT: Number(env.PORT ?? 3000),
    API_PORT: Number(env.API_PORT ?? 4000),
    SANDBOX_PORT: Number(env.SANDBOX_PORT ?? 4100),
  }
}

export type Ports = ReturnType<typeof readPorts>

/** Why a port can't be listened on, as the system calls it, or undefined. */
function listenError(port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(undefined)))
  })
}

/** A sentence about the first port that can't be used, or undefined. */
export async function portProblem(ports: Ports): Promise<string | undefined> {
  const owners = new Map<number, string>()
  for (const [name, port] of Object.entries(ports)) {
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      return `${name} must be a port number from 1 to 65535.`
    const owner = owners.get(port)
    if (owner) return `${owner} and ${name} are both ${port}. Give each its own.`
    owners.set(port, name)
    const error = await listenError(port)
    if (error === 'EACCES') return `Port ${port} is not allowed here. Set ${name} to one above 1023.`
    if (error) return `Port ${port} is in use. Set ${name} to another one, or stop what uses it.`
  }
  return undefined
}
