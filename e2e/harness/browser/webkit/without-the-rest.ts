import { test } from '@playwright/test'

/** Makes methods that the driver lacks, such as holding requests back, skip the journey. */
export function withoutTheRest<Has extends object>(has: Has): Has {
  return new Proxy(has, {
    get(target, name, receiver) {
      if (name in target || typeof name === 'symbol' || name === 'then')
        return Reflect.get(target, name, receiver)
      return () => test.skip(true, `WebKitWebDriver does not support ${name}`)
    },
  })
}
