import axe from 'axe-core'

/** What is wrong for people who use other means than eyes and mouse; empty when nothing is. */
export async function violationsIn(host: Element): Promise<readonly string[]> {
  const { violations } = await axe.run(host, {
    // a host in the test page is no page: these rules ask for one
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
