import { createServer } from 'node:net'

const usual = { PORT: 3000, API_PORT: 4000, SANDBOX_PORT: 4100 }

export type Ports = typeof usual

const names = Object.keys(usual) as (keyof Ports)[]

/** Returns the system's error code if a port can't be used. */
function listenError(port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(undefined)))
  })
}

/** Returns a sentence about the first port that can't be used. */
async function portProblem(ports: Readonly<Record<string, number>>): Promise<string | undefined> {
  const owners = new Map<number, string>()
  for (const [name, port] of Object.entries(ports)) {
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      return `${name} must be a port number from 1 to 65535.`
    const owner = owners.get(port)
    if (owner) return `${owner} and ${name} are both ${port}. Choose different ports.`
    owners.set(port, name)
    const error = await listenError(port)
    if (error === 'EACCES') return `Port ${port} is not allowed here. Set ${name} to one above 1023.`
    if (error) return `Port ${port} is in use. Set ${name} to another one, or stop the program that uses it.`
  }
  return undefined
}

/** Chooses the ports: as configured, or else free ones. @throws Error if a configured one can't be used */
export async function choosePorts(env: NodeJS.ProcessEnv): Promise<Ports> {
  const isNamed = (name: string) => env[name] !== undefined
  const named = Object.fromEntries(names.filter(isNamed).map((name) => [name, Number(env[name])]))
  const problem = await portProblem(named)
  if (problem) throw new Error(problem)
  const ports = { ...usual, ...named }
  const taken = new Set(Object.values(named))
  for (const name of names) {
    if (isNamed(name)) continue
    while (taken.has(ports[name]) || (await listenError(ports[name]))) ports[name] += 1
    taken.add(ports[name])
  }
  return ports
}

/** Returns a sentence for each default port that was in use and has been replaced. */
export function movedPorts(ports: Ports, env: NodeJS.ProcessEnv): string[] {
  return names
    .filter((name) => env[name] === undefined && ports[name] !== usual[name])
    .map((name) => `Port ${usual[name]} is in use: ${name} is ${ports[name]}.`)
}
