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

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

/** A sentence about the first port that can't be used, or undefined. */
export async function portProblem(ports: Ports): Promise<string | undefined> {
  for (const [name, port] of Object.entries(ports)) {
    if (!Number.isInteger(port) || port < 1 || port > 65_535) return `${name} must be a port number.`
    if (!(await isFree(port)))
      return `Port ${port} is in use. Set ${name} to another one, or stop what uses it.`
  }
  return undefined
}
