import { useEffect, useState } from 'react'
import { createDeviceStore } from '../../../../data/offline/device-store'
import type { Counts } from './counts'

const stored = createDeviceStore<Counts>('admin-stock-take-1')

/** Keeps the counts on this device until they are applied, because counting a shelf takes longer than a visit. */
export function useKeptCounts(): [Counts, (counts: Counts) => void] {
  const [counts, setCounts] = useState<Counts>(() => stored.read() ?? {})
  useEffect(() => void stored.write(Object.keys(counts).length > 0 ? counts : undefined), [counts])
  return [counts, setCounts]
}
