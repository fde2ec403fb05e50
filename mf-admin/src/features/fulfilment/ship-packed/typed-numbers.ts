import { useEffect, useState } from 'react'
import { newCallKey } from '../../../data/calls/call-key'
import { createDeviceStore } from '../../../data/offline/device-store'

/** A tracking number as typed, scanned or pasted, for one shipment. */
export interface TypedNumber {
  awb: string
  /** The courier that a person chose; otherwise it is guessed from the number. */
  courier?: string | undefined
}

export type Numbers = Readonly<Record<string, TypedNumber>>

interface Typed {
  /** The idempotency key of the next call; a repeat after a lost response uses it again. */
  key: string
  /** Keyed by shipment id. */
  numbers: Numbers
}

const stored = createDeviceStore<Typed>('admin-tracking-numbers-1')

/** Stores the typed numbers on this device until they are sent. */
export function useTypedNumbers() {
  const [typed, setTyped] = useState<Typed>(() => stored.read() ?? { key: newCallKey(), numbers: {} })

  useEffect(() => {
    stored.write(Object.keys(typed.numbers).length > 0 ? typed : undefined)
  }, [typed])

  return {
    ...typed,
    /** Adds numbers to those already typed. */
    fill: (numbers: Numbers) =>
      setTyped((before) => ({ ...before, numbers: { ...before.numbers, ...numbers } })),
    /** Removes the numbers of shipped orders. The next call gets a new key. */
    finish: (sent: readonly string[]) =>
      setTyped(({ numbers }) => ({
        key: newCallKey(),
        numbers: Object.fromEntries(Object.entries(numbers).filter(([id]) => !sent.includes(id))),
      })),
  }
}
