import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { normalisePincode, PINCODE } from 'shared-contracts/customers/addresses/pincode'
import type { PincodeLocation } from 'shared-contracts/customers/addresses/pincode-schema'
import { useGetPincodeQuery } from 'shared-contracts/http'
import { useText } from 'shared-contracts/words'

const filledFields = ['city', 'state'] as const

type FilledField = (typeof filledFields)[number]

interface AddressForm {
  values: Record<FilledField | 'pincode', string>
  set: (name: FilledField, value: string) => void
}

const blank: Record<FilledField, string> = { city: '', state: '' }

/**
 * Fills in City and State from an Indian pincode, unless the shopper has edited them. The form works normally
 * until a response arrives, and without one.
 * @returns the announcement for a polite live region; '' if nothing was filled in
 */
export function usePincode({ values, set }: AddressForm, isInIndia: boolean): string {
  const t = useText()
  const pincode = normalisePincode(values.pincode)
  const { currentData } = useGetPincodeQuery(pincode, { skip: !isInIndia || !PINCODE.test(pincode) })
  const filled = useRef(blank)
  const shoppersOwn = useRef(new Set<FilledField>())
  const [announcement, setAnnouncement] = useState('')

  const notice = useEffectEvent(() => {
    if (filledFields.every((name) => values[name] === '') && pincode === '') {
      filled.current = blank
      shoppersOwn.current.clear()
      return setAnnouncement('')
    }
    for (const name of filledFields) if (values[name] !== filled.current[name]) shoppersOwn.current.add(name)
  })

  const fill = useEffectEvent((place: PincodeLocation) => {
    const free = filledFields.filter((name) => place[name] && !shoppersOwn.current.has(name))
    if (free.length === 0) return
    filled.current = { ...filled.current, ...Object.fromEntries(free.map((name) => [name, place[name]])) }
    for (const name of free) set(name, place[name])
    const places = free.map((name) => place[name]).join(', ')
    setAnnouncement(t('Filled in from the pincode: {places}.', { places }))
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when one of these changes
  useEffect(notice, [values.city, values.state, pincode])

  useEffect(() => {
    if (currentData) fill(currentData)
  }, [currentData])

  return announcement
}
