import { needsConnection } from 'shared-contracts/routing/needs-connection'

interface Reason {
  title: string
  text: string
}

/** Why a page is not shown, and what becomes of what a shopper has done. */
export function reasonOf(path: string, isHalf: boolean): Reason {
  if (needsConnection(path))
    return {
      title: 'This page needs a connection',
      text: 'Orders, payments and accounts are never kept on a device. Nothing is lost: your cart is as you left it.',
    }
  if (isHalf)
    return {
      title: 'Only a part of this page is here',
      text: 'The signal went while the page was being kept. Try again once you have one: then it comes whole. Your cart is as you left it.',
    }
  return {
    title: 'You are offline',
    text: 'This page has not been opened on this device, so it is not here. It comes as soon as you have a signal. Your cart is as you left it.',
  }
}
