import { trustScripts } from './early/trusted-scripts'

/** The shop's libraries in dependency order. Each runs in its own task, so that slow phones can respond. */
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
  // The early script has already done this, except on pages that the server has not rendered.
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
