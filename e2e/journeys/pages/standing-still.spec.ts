import { insistOnRendered } from '../../harness/page/rendered'
import { expectToStandStill } from '../../harness/page/standing-still'
import { oneOfEachKind, publicPages } from '../../harness/pages'
import { pathsOfChanged } from '../../harness/shop/changed-remotes'
import { test } from '../../harness/shop/front/behind-front'

const paths = [...oneOfEachKind(publicPages), '/login', '/register']

// every-page.spec.ts checks the same on phones.
for (const path of pathsOfChanged(paths))
  test(`${path} does not move when its scripts and fonts arrive`, {
    tag: ['@desktop', '@once'],
  }, async ({ page, front }) => {
    insistOnRendered(front)
    await expectToStandStill(page, front, path)
  })
