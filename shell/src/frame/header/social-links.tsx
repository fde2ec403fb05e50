import { chatShape, networkShape, photoShape } from 'design-system/icon/contact-shapes'
import { Icon } from 'design-system/icon/icon'
import { iconLook } from 'design-system/icon-button/icon-button'
import { shop } from 'shared-contracts/platform/shop'
import { useText } from 'shared-contracts/words'
import styles from './social-links.module.css'

const socials = [
  { name: 'Chat with us', href: shop.social.chat, shape: chatShape },
  { name: 'Photos', href: shop.social.photos, shape: photoShape },
  { name: 'Social network', href: shop.social.network, shape: networkShape },
]

export function SocialLinks() {
  const t = useText()
  return (
    <ul className={styles.list}>
      {socials.map(({ name, href, shape }) => (
        <li key={name}>
          <a
            {...iconLook()}
            href={href}
            target="_blank"
            rel="noopener"
            aria-label={t('{name} (opens in a new tab)', { name: t(name) })}
          >
            <Icon shape={shape} />
          </a>
        </li>
      ))}
    </ul>
  )
}
