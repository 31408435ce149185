/** Every part in one mesh: each vertex knows the moving group it hangs in, its material and its named part. */
export const movingGroups = (groups: number) => /* glsl */ `
in vec3 position;
in vec4 ids;
uniform mat4 groups[${groups}];
mat4 group() { return groups[int(ids.x)]; }
`;

export const machineVertex = (groups: number) => /* glsl */ `
precision highp float;
${movingGroups(groups)}
in vec4 normal;
uniform mat4 camera;
out vec3 place;
out vec3 facing;
flat out vec2 kind;
void main() {
  mat4 to = group();
  vec4 world = to * vec4(position, 1.0);
  place = world.xyz;
  facing = mat3(to) * normal.xyz;
  kind = ids.yz;
  gl_Position = camera * world;
}
`;
