import { trustScripts } from './early/trusted-scripts'

/**
 * The shop's libraries, each after those it needs. All of them are in this file already. Each is evaluated in a task of
 * its own, so that a slow phone can answer the shopper in between.
 */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react'),
  () => import(/* webpackMode: "eager" */ 'react-dom'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@reduxjs/toolkit'),
  () => import(/* webpackMode: "eager" */ 'shared-contracts/http'),
  () => import(/* webpackMode: "eager" */ 'shared-contracts/store'),
  () => import(/* webpackMode: "eager" */ 'react-router-dom'),
]

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

async function start(): Promise<void> {
  // A page that the server has not rendered has no early script.
  trustScripts()
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root element.')
  for (const evaluate of parts) {
    await evaluate()
    await nextTask()
  }
  const { openShop } = await import(/* webpackMode: "eager" */ './startup/open-shop')
  await openShop(root)
}

start()
