import { timings } from '../timings'

/** A message that shows for a while at the top right. */
export interface Toast {
  message: string
  tone: 'ok' | 'bad' | 'info'
  /** How long it stays, in milliseconds; `timings.toast` unless told. */
  duration?: number
  /** The page shows the same text and announces it: the toast is then only seen. */
  isQuiet?: boolean
}

export type ShownToast = Toast & { id: number; duration: number }

interface Queue {
  shown: readonly ShownToast[]
  lastId: number
  listeners: Set<() => void>
}

/**
 * Every container bundles its own copy of this file, while one host in the shell shows them all:
 * the queue therefore hangs on the page, under a registered symbol.
 */
const key = Symbol.for('design-system.toasts')

function queue(): Queue {
  const page: typeof globalThis & { [key]?: Queue } = globalThis
  page[key] ??= { shown: [], lastId: 0, listeners: new Set() }
  return page[key]
}

function publish(shown: readonly ShownToast[]) {
  queue().shown = shown
  for (const listener of queue().listeners) listener()
}

/** Shows a message in the shell's ToastHost; call it in handlers and effects, never while rendering. */
export function showToast({ message, tone, duration = timings.toast, isQuiet }: Toast) {
  queue().lastId += 1
  publish([...queue().shown, { id: queue().lastId, message, tone, duration, isQuiet }])
}

/** Takes one message away. @param id as given in shownToasts */
export function dismissToast(id: number) {
  publish(queue().shown.filter((toast) => toast.id !== id))
}

/** The messages on show, oldest first. */
export function shownToasts() {
  return queue().shown
}

/** Calls back after every change, until the returned function is called. */
export function subscribeToToasts(listener: () => void) {
  queue().listeners.add(listener)
  return () => {
    queue().listeners.delete(listener)
  }
}
