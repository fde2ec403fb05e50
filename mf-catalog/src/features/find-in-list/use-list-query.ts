import { useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { readStored, writeStored } from 'shared-contracts/store'

/** Only this page writes what it reads. */
const neverChanges = () => () => {}

/**
 * The name that is looked for, kept with the entry of the browser's history as scroll positions are: who comes back to the
 * entry, or reloads it, finds it there. A server, and so the first render of its page, knows of none.
 */
export function useLookedFor(): [name: string, setName: (name: string) => void] {
  const { key } = useLocation()
  const storageKey = `find-in-list/${key}`
  const [typed, setTyped] = useState({ key, name: '' })
  const remembered = useSyncExternalStore(
    neverChanges,
    () => readStored('sessionStorage', storageKey) ?? '',
    () => '',
  )
  const isTypedHere = typed.key === key && typed.name !== ''

  function setName(name: string) {
    setTyped({ key, name })
    writeStored('sessionStorage', storageKey, name || null)
  }
  return [isTypedHere ? typed.name : remembered, setName]
}
