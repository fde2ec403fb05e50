import { textLook } from 'design-system/text-link/text-link'

/** Links to the shop page that shows the edited content. On the admin's host the edge redirects to it. */
export function ShopLink({ path }: { path: string }) {
  return (
    <a href={path} target="_blank" rel="noreferrer" {...textLook()}>
      View in shop
    </a>
  )
}
