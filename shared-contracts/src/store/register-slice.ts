import type { Reducer, UnknownAction } from 'redux'
import type { Store } from './create-store'
import { rootReducer } from './root-reducer'

/** A remote's own slice. Its reducerPath begins with the remote's name and a slash. */
interface OwnSlice {
  reducerPath: string
  reducer: Reducer
}

const registered = new Map<string, OwnSlice['reducer']>()

/**
 * Adds a remote's private slice to the one store.
 * @throws Error if the name belongs to another: in production, RTK would silently ignore the second reducer
 */
export function registerSlice(store: Store, owner: string, slice: OwnSlice): void {
  const { reducerPath, reducer } = slice
  if (!reducerPath.startsWith(`${owner}/`))
    throw new Error(`The slice '${reducerPath}' of ${owner} must be named '${owner}/…'.`)
  const known = registered.get(reducerPath)
  if (known && known !== reducer) throw new Error(`Two slices are named '${reducerPath}'.`)
  registered.set(reducerPath, reducer)
  rootReducer.inject(slice)
  // `inject` dispatches nothing, and without an action the slice's state would be missing until the next one.
  store.dispatch({ type: `${reducerPath}/registered` } satisfies UnknownAction)
}
