import { test } from '@playwright/test'

/** Stands for what the driver has not (holding back requests, say): the journey that asks for it is left out, by name. */
export function withoutTheRest<Has extends object>(has: Has): Has {
  return new Proxy(has, {
    get(target, name, receiver) {
      if (name in target || typeof name === 'symbol' || name === 'then')
        return Reflect.get(target, name, receiver)
      return () => test.skip(true, `WebKitWebDriver has no ${name}`)
    },
  })
}
