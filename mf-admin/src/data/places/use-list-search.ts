import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * A list's filter (`show`) and search (`q`), both in the address, so that Back restores them.
 * @param filters the filters; the first, which shows everything, stays out of the address
 */
export function useListSearch<Filter extends string>(filters: readonly [Filter, ...Filter[]]) {
  const [query, setQuery] = useSearchParams()
  const [everything] = filters
  const filter = filters.find((one) => one === query.get('show')) ?? everything
  // The field has its own state, because the address may lag behind typing.
  const [text, setText] = useState(query.get('q') ?? '')

  function change(name: 'q' | 'show', value: string) {
    const next = new URLSearchParams(query)
    if (value === '' || value === everything) next.delete(name)
    else next.set(name, value)
    setQuery(next, { replace: true })
  }

  return {
    filter,
    text,
    changeFilter: (value: string) => change('show', value),
    changeText(value: string) {
      setText(value)
      change('q', value)
    },
  }
}
