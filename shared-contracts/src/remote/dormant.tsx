import {
  createContext,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useMemo,
  useReducer,
  useState,
  useSyncExternalStore,
} from 'react'

/** Settles when the dormant parts are to be hydrated. Provided when the shell hydrates; otherwise nothing is dormant. */
export const Dormancy = createContext<Promise<void> | undefined>(undefined)

/** @returns a value for `Dormancy`, and a function that ends it at once, so that React can handle a click */
export function createDormancy(): { dormancy: Promise<void>; end: () => void } {
  let settle = () => {}
  const dormancy = new Promise<void>((resolve) => {
    settle = resolve
  })
  function end() {
    // With these properties React reads the settled promise immediately; otherwise it would check in a later task (react.dev,
    // use).
    Object.assign(dormancy, { status: 'fulfilled', value: undefined })
    settle()
  }
  return { dormancy, end }
}

/**
 * A part of a page that a shopper reaches only through input such as a scroll, a touch or a key. On a server-rendered page it
 * stays as the server sent it until the first input. If that is a click, React hydrates the part before handling it.
 */
export function Dormant({ children }: { children: ReactNode }): ReactNode {
  const [isAwake, wake] = useReducer(() => true, false)
  const [atFirst] = useState(children)
  const shown = isAwake ? children : atFirst
  // A dormant part gets no updates, because an update would make React replace the server's HTML with a new render.
  return useMemo(
    () => (
      <Suspense>
        <Wakeful onAwake={wake}>{shown}</Wakeful>
      </Suspense>
    ),
    [shown],
  )
}

const never = () => () => {}
const { dormancy: over, end } = createDormancy()
end()

function Wakeful({ children, onAwake }: { children: ReactNode; onAwake: () => void }): ReactNode {
  const dormancy = use(Dormancy)
  const isServersHtml = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  if (dormancy) use(isServersHtml ? dormancy : over)
  useEffect(onAwake, [onAwake])
  return children
}
