import { timings } from '../timings'

/** A message shown for a while at the top right, below the header. */
interface Toast {
  message: string
  tone: 'ok' | 'bad' | 'info'
  /** In milliseconds; `timings.toast` by default. */
  duration?: number
  /** True if the page shows and announces the same text: the toast is then visual only. */
  isQuiet?: boolean
}

export type ShownToast = Toast & { id: number; duration: number }

interface Queue {
  shown: readonly ShownToast[]
  lastId: number
  listeners: Set<() => void>
}

/** Stores the queue on `globalThis`, as every container bundles this file but the shell shows all toasts. */
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

export function dismissToast(id: number) {
  publish(queue().shown.filter((toast) => toast.id !== id))
}

/** Returns the visible messages, oldest first. */
export function shownToasts() {
  return queue().shown
}

/** Calls back after every change. @returns a function that unsubscribes */
export function subscribeToToasts(listener: () => void) {
  queue().listeners.add(listener)
  return () => {
    queue().listeners.delete(listener)
  }
}
