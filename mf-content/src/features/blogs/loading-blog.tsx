import { Button } from 'design-system/button/button'
import { Note } from 'design-system/note/note'
import { Title } from 'design-system/title/title'
import { Link } from 'react-router-dom'
import { paths } from 'shared-contracts/domain/paths'
import styles from './loading-blog.module.css'

/**
 * 'Loading blog...' stays after a failure (specification, point 8); a quiet notice then says why nothing comes.
 * @param failure why the last try failed, unless another is under way
 */
export function LoadingBlog({
  failure,
  onRetry,
}: {
  failure: 'unknown' | 'unreachable' | undefined
  onRetry: () => void
}) {
  return (
    <>
      <Title>Loading blog...</Title>
      <div className={`wrap ${styles.below}`} role="status">
        {failure && (
          <Note>
            <div className={styles.notice}>
              <p>
                {failure === 'unknown'
                  ? 'We could not find this blog. It may have been renamed or removed.'
                  : 'We could not load this blog just now.'}
              </p>
              <Button variant="line" size="sm" onClick={onRetry}>
                Retry
              </Button>
              <p>
                <Link to={paths.blogs}>See all blogs</Link>
              </p>
            </div>
          </Note>
        )}
      </div>
    </>
  )
}
