import { useState } from 'react'
import type { PackedShipments } from 'shared-contracts/fulfilment/admin/bulk-shipping-schema'
import type { Courier } from 'shared-contracts/fulfilment/admin/couriers-schema'
import { newCallKey } from '../../../data/calls/call-key'
import { useMfAdminShipPackedMutation } from '../../../data/fulfilment/bulk-shipping-api'
import { keepLastCourier, readLastCourier } from '../../../data/fulfilment/last-courier'
import { useMfAdminShipShipmentMutation } from '../../../data/fulfilment/shipments-api'
import { useConnection } from '../../../data/offline/use-connection'
import { useSteps } from '../../../data/offline/use-steps'
import { isToSend } from '../../../data/offline/waiting-steps'
import { readNumberList } from './number-list'
import { readRows } from './shipping-rows'
import { useTypedNumbers } from './typed-numbers'
import { useDryRun } from './use-dry-run'

export function useShippingRows({ packed }: PackedShipments, couriers: readonly Courier[]) {
  const isOn = useConnection()
  const offered = couriers.filter(({ isOffered }) => isOffered)
  const [courier, setCourier] = useState(() => readLastCourier(offered))
  const { key, numbers, fill, finish } = useTypedNumbers()
  const sent = new Set(
    useSteps().flatMap((one) => (one.step.kind === 'ship' && isToSend(one) ? one.step.id : [])),
  )
  const waiting = packed.filter(({ shipment }) => !sent.has(shipment.id))
  const read = readRows(waiting, numbers, couriers, courier)
  const toShip = read.flatMap((row) => row.toShip ?? [])
  const { note, resultOf } = useDryRun(toShip, isOn)
  const [shipPacked, shipping] = useMfAdminShipPackedMutation()
  const [shipOne, one] = useMfAdminShipShipmentMutation()
  const [notice, setNotice] = useState<{ text: string; at: number }>()
  const tell = (text: string) => setNotice({ text, at: Date.now() })

  const rows = read.map((row) => {
    const result = resultOf(row.toShip)
    const isReady = result !== undefined && result.problem === undefined
    const problem = row.problem ?? result?.problem
    return { ...row, isReady, ...(problem !== undefined && { problem }) }
  })

  async function ship() {
    if (toShip.length === 0 || shipping.isLoading || one.isLoading) return
    setNotice(undefined)
    keepLastCourier(courier)
    await (isOn ? shipNow() : shipLater())
  }

  async function shipNow() {
    const { data } = await shipPacked({ key, shipments: toShip })
    if (!data) return
    note(toShip, data)
    const shipped = data.filter(({ problem }) => problem === undefined).map(({ id }) => id)
    finish(shipped)
    tell(
      shipped.length === 0
        ? 'No orders were shipped.'
        : `${count(shipped.length)} shipped. Customers get an email in 2 minutes.`,
    )
  }

  /** Queues the shipments while offline, as the page of each order does. */
  async function shipLater() {
    const kept: string[] = []
    for (const row of toShip) if (!(await shipOne({ ...row, key: newCallKey() })).error) kept.push(row.id)
    finish(kept)
    tell(`${count(kept.length)} saved on this device. They will be sent when you’re back online.`)
  }

  /** @param from the id of the row into which a list of only tracking numbers was pasted */
  function fillFromList(text: string, from?: string) {
    const start = waiting.findIndex(({ shipment }) => shipment.id === from)
    const isFree = ({ shipment: { id } }: (typeof waiting)[number]) =>
      id === from ||
      ((numbers[id]?.awb ?? '') === '' && waiting.findIndex((row) => row.shipment.id === id) > start)
    const { numbers: found, faults } = readNumberList(text, waiting, offered, isFree)
    fill(found)
    return { count: Object.keys(found).length, faults }
  }

  return {
    ...{ isOn, offered, courier, setCourier, rows, fill, fillFromList, ship, notice },
    isBusy: shipping.isLoading || one.isLoading,
    error: shipping.error ?? one.error,
    count: toShip.length,
  }
}

const count = (orders: number) => (orders === 1 ? '1 order' : `${orders} orders`)
