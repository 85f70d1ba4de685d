import fc from 'fast-check';

// The same cases in each run, so that a failure comes from the change. `npm run test:properties` tries other cases.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.PROPERTY_SEED ?? 1) });
