import { isPublicShop } from './public-shop'

const ANY_LOOPBACK = 'http://localhost:* http://127.0.0.1:*'

/** From where `npm start` lets developers override remotes: this machine; where the shop is public, nowhere unless told. */
export function overrideOrigins(env: NodeJS.ProcessEnv): string {
  return env.OVERRIDE_ORIGINS ?? (isPublicShop(env) ? '' : ANY_LOOPBACK)
}
