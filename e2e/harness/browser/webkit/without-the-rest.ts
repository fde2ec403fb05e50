import { test } from '@playwright/test'

/** Skips a journey when it calls a method that the driver lacks, such as `route`. */
export function withoutTheRest<Has extends object>(has: Has): Has {
  return new Proxy(has, {
    get(target, name, receiver) {
      if (name in target || typeof name === 'symbol' || name === 'then')
        return Reflect.get(target, name, receiver)
      return () => test.skip(true, `WebKitWebDriver does not support ${name}`)
    },
  })
}
