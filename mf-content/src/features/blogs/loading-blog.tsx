import { ErrorState } from 'design-system/error-state/error-state'
import { textLook } from 'design-system/text-link/text-link'
import { Title } from 'design-system/title/title'
import { Link } from 'react-router-dom'
import { paths } from 'shared-contracts/routing/paths'
import { useText } from 'shared-contracts/words'
import styles from './loading-blog.module.css'

const titles = {
  unknown: 'We couldn’t find this blog. It may have been renamed or removed.',
  unreachable: 'We couldn’t load this blog right now.',
}

/** The loading text stays after a failure (specification 19.8). @param failure undefined during each attempt */
export function LoadingBlog({
  failure,
  onRetry,
}: {
  failure: 'unknown' | 'unreachable' | undefined
  onRetry: () => void
}) {
  const t = useText()
  return (
    <>
      <Title>{t('Loading blog...')}</Title>
      <div className={`wrap ${styles.below}`}>
        {failure && (
          <ErrorState title={t(titles[failure])} onRetry={onRetry}>
            <Link to={paths.blogs} {...textLook()}>
              {t('See all blogs')}
            </Link>
          </ErrorState>
        )}
      </div>
    </>
  )
}
