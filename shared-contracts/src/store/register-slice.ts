import type { Reducer, UnknownAction } from 'redux'
import type { Store } from './create-store'
import { rootReducer } from './root-reducer'

/** A remote's own slice. Its reducerPath begins with the remote's name and a slash. */
interface OwnSlice {
  reducerPath: string
  reducer: Reducer
}

const registered = new Map<string, OwnSlice['reducer']>()

/** @throws Error if the name lacks the owner's prefix, or is taken: RTK ignores a second slice in production */
export function registerSlice(store: Store, owner: string, slice: OwnSlice): void {
  const { reducerPath, reducer } = slice
  if (!reducerPath.startsWith(`${owner}/`))
    throw new Error(`The slice '${reducerPath}' of ${owner} must be named '${owner}/…'.`)
  const known = registered.get(reducerPath)
  if (known && known !== reducer) throw new Error(`Two slices are named '${reducerPath}'.`)
  registered.set(reducerPath, reducer)
  rootReducer.inject(slice)
  // `inject` dispatches nothing. Without an action, the slice's state would be missing until the next one.
  store.dispatch({ type: `${reducerPath}/registered` } satisfies UnknownAction)
}
