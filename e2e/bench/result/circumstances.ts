import { describeMachine, type Machine } from '../machine/machine'

/** When and on which machine something was measured. */
export interface Circumstances {
  date: string
  machine: Machine
}

export async function circumstances(): Promise<Circumstances> {
  return { date: new Date().toISOString().slice(0, 10), machine: await describeMachine() }
}
