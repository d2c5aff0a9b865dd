import { env } from 'node:process'
import { configureGlobal } from 'fast-check'

/** How many random cases each law is tried with; LAW_RUNS sets more, or few enough to repeat for every mutant. */
configureGlobal({ numRuns: Number(env.LAW_RUNS ?? 100) })
