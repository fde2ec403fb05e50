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

/**
 * Settles when the dormant parts of a rendered page are to be taken over. The shell provides it where it takes such a page
 * over; elsewhere nothing is dormant.
 */
export const Dormancy = createContext<Promise<void> | undefined>(undefined)

/** @returns a value for `Dormancy`, and what ends it: React sees that within the same task, and so for the click that ends it */
export function createDormancy(): { dormancy: Promise<void>; end: () => void } {
  let settle = () => {}
  const dormancy = new Promise<void>((resolve) => {
    settle = resolve
  })
  function end() {
    // By these React knows at once; else it asks in a later task (react.dev, use).
    Object.assign(dormancy, { status: 'fulfilled', value: undefined })
    settle()
  }
  return { dormancy, end }
}

/**
 * A part of a page that a shopper reaches only by an act, such as a scroll, a touch or a key. In a rendered page it stays
 * as the server sent it until the first one; React takes it over before a click that follows.
 */
export function Dormant({ children }: { children: ReactNode }): ReactNode {
  const [isAwake, wake] = useReducer(() => true, false)
  const [atFirst] = useState(children)
  const shown = isAwake ? children : atFirst
  // As long as it is dormant nothing new is told to it: React would render it anew in place of the server's HTML.
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
