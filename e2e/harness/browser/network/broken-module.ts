import type { Page } from '@playwright/test'

/** Makes a remote's modules throw. Changed files would fail the hash check. @returns a function to mend it */
export async function breakModule(page: Page, remote: string): Promise<() => Promise<void>> {
  await page.addInitScript(
    (chunks) => {
      // webpack keeps a remote's chunks in an array of this name. A retry starts with a new array.
      Object.defineProperty(Object.prototype, chunks, {
        set(queue: unknown[]) {
          let push: typeof queue.push = queue.push
          Object.defineProperty(queue, 'push', {
            get() {
              const before = push
              return ([ids, modules, ...rest]: [unknown, Record<string, () => void>, ...unknown[]]) => {
                if (!('isMended' in window))
                  for (const id in modules)
                    modules[id] = () => {
                      throw new Error('This module is broken.')
                    }
                return before.call(queue, [ids, modules, ...rest])
              }
            },
            set(next: typeof queue.push) {
              push = next
            },
          })
          Object.defineProperty(this, chunks, { value: queue, configurable: true, writable: true })
        },
      })
    },
    `webpackChunk${remote.replaceAll('-', '_')}`,
  )
  return () => page.evaluate(() => void Object.assign(window, { isMended: true }))
}
