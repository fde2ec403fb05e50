import { describeMachine, type Machine } from '../machine/machine'

/** The date of a measurement, and the machine it was made on. */
export interface Circumstances {
  date: string
  machine: Machine
}

export async function circumstances(): Promise<Circumstances> {
  return { date: new Date().toISOString().slice(0, 10), machine: await describeMachine() }
}
