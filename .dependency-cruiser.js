/** Where the files of each folder of src may import from, besides their own folder. What is not listed is forbidden. */
const shared = "islands/[^/]+$";
const allowed = {
  content: [],
  ui: ["content/(types|picture-names|outline|site/notes).ts"],
  drawings: ["content/", "ui/"],
  "islands/[^/]+$": ["content/", "ui/", "browser/near.ts"],
  "islands/consultation": ["content/", "ui/", shared],
  "islands/viewer": ["content/", "ui/", shared, "../art/masters/sy300-studio.json"],
  "islands/instruments/kit": ["content/", "ui/", shared],
  "islands/instruments/(?!kit/)([^/]+)": ["content/", "ui/", "drawings/", "islands/instruments/kit/", shared],
  sections: ["content/", "ui/", "drawings/"],
  layouts: ["content/", "ui/", "sections/shared/"],
  browser: ["content/types.ts"],
  // A page is an outline of everything that stands on it.
  pages: [""],
};

/** One instrument is not another: $1 is what the group in the name of the folder matched. */
const own = (folder) => `${folder.replace("(?!kit/)([^/]+)", "$1")}${folder.endsWith("$") ? "" : "/"}`;

export default {
  allowed: Object.entries(allowed).map(([folder, others]) => ({
    from: { path: `^src/${folder}${folder.endsWith("$") ? "" : "/"}` },
    to: { path: [own(folder), ...others].map((path) => `^src/${path}`.replace("src/../", "")) },
  })),
  allowedSeverity: "error",
  forbidden: [
    { name: "no-cycle", severity: "error", from: {}, to: { circular: true } },
    {
      name: "no-cycle-of-folders",
      severity: "error",
      scope: "folder",
      from: { path: "^src/(?!content/)" },
      to: { circular: true },
    },
  ],
  options: {
    // Tests look at whatever they test.
    exclude: "\\.test\\.tsx?$",
    includeOnly: "^(art|bench|build|deploy|scripts|server|src|tests|tools)/",
    doNotFollow: { path: "^(?!src/)" },
    // TypeScript 7 has no interface yet for other tools.
    parser: "swc",
    tsPreCompilationDeps: true,
  },
};
