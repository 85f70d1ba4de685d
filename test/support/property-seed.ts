import fc from 'fast-check';

// The same cases each time, so that a change fails on what it changed. `npm run test:properties` looks for others.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.PROPERTY_SEED ?? 1) });
