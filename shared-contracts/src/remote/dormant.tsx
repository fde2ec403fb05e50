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
 * Settles when the dormant parts of a rendered page are to be hydrated. The shell provides it when hydrating such a
 * page; otherwise nothing is dormant.
 */
export const Dormancy = createContext<Promise<void> | undefined>(undefined)

/** @returns a value for `Dormancy`, and a function that ends it: React notices within the same task, in time for the click */
export function createDormancy(): { dormancy: Promise<void>; end: () => void } {
  let settle = () => {}
  const dormancy = new Promise<void>((resolve) => {
    settle = resolve
  })
  function end() {
    // React reads these immediately; otherwise it would check in a later task (react.dev, use).
    Object.assign(dormancy, { status: 'fulfilled', value: undefined })
    settle()
  }
  return { dormancy, end }
}

/**
 * A part of a page that a shopper reaches only through input such as a scroll, a touch or a key. In a rendered page it
 * stays as the server sent it until the first input. React hydrates it before a following click.
 */
export function Dormant({ children }: { children: ReactNode }): ReactNode {
  const [isAwake, wake] = useReducer(() => true, false)
  const [atFirst] = useState(children)
  const shown = isAwake ? children : atFirst
  // A dormant part gets no updates, because React would replace the server's HTML with a new render.
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
