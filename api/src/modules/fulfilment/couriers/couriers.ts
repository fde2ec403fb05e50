import { randomUUID } from 'node:crypto'
import { AppError, changedMeanwhile } from '../../../errors'
import type { Courier, CourierChange, CouriersRepository } from './couriers.repository'

export type Couriers = ReturnType<typeof createCouriers>

export function createCouriers(repository: CouriersRepository) {
  /** @throws AppError NOT_FOUND if it does not exist */
  async function find(id: string): Promise<Courier> {
    const courier = (await repository.all()).find((known) => known.id === id)
    if (!courier) throw new AppError('NOT_FOUND', 'Courier not found. Choose another one.')
    return courier
  }

  /** @throws AppError INVALID_INPUT if it does not exist */
  async function mustKnow(id: string): Promise<void> {
    const isKnown = (await repository.all()).some((courier) => courier.id === id)
    if (!isKnown) throw new AppError('INVALID_INPUT', 'Choose a courier.')
  }

  async function add(courier: CourierChange): Promise<Courier> {
    const id = randomUUID()
    await repository.all()
    await repository.add({ id, ...courier })
    return find(id)
  }

  /** @throws AppError CHANGED_MEANWHILE if somebody else has changed it since the caller read it */
  async function change(id: string, version: number, to: CourierChange): Promise<Courier> {
    const before = await find(id)
    if (!(await repository.change(id, version, to)))
      throw changedMeanwhile(before.changedBy, before.changedAt)
    return find(id)
  }

  return { all: repository.all, find, mustKnow, add, change }
}
