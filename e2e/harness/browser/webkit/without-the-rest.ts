import { test } from '@playwright/test'

/** Replaces methods that the driver lacks, such as holding requests back, by skipping the journey with the method's name. */
export function withoutTheRest<Has extends object>(has: Has): Has {
  return new Proxy(has, {
    get(target, name, receiver) {
      if (name in target || typeof name === 'symbol' || name === 'then')
        return Reflect.get(target, name, receiver)
      return () => test.skip(true, `WebKitWebDriver does not support ${name}`)
    },
  })
}
