package vetrina.test;

import java.util.HashMap;
import java.util.Map;
import javax.script.Bindings;
import org.apache.sling.api.SlingHttpServletRequest;
import org.apache.sling.api.resource.Resource;
import org.apache.sling.api.resource.ValueMap;
import org.apache.sling.api.wrappers.ValueMapDecorator;
import org.apache.sling.scripting.api.BindingsValuesProvider;

/**
 * Stand-ins for the HTL objects that AEM has and Sling lacks: `wcmmode`, by the parameter `wcmmode` of the request, and
 * `currentStyle`, the values of the policy. A policy here is the child `policies/<name of the component>` of the page.
 */
public class StandIns implements BindingsValuesProvider {
  @Override
  public void addBindings(Bindings bindings) {
    SlingHttpServletRequest request = (SlingHttpServletRequest) bindings.get("request");
    Resource resource = (Resource) bindings.get("resource");
    if (request == null || resource == null) return;
    Map<String, Object> mode = new HashMap<>();
    mode.put("edit", "edit".equals(request.getParameter("wcmmode")));
    bindings.put("wcmmode", mode);
    bindings.put("currentStyle", policy(resource));
  }

  private static ValueMap policy(Resource resource) {
    Resource page = resource.getParent();
    Resource policy = page == null ? null : page.getChild("policies/" + resource.getName());
    return policy == null ? new ValueMapDecorator(new HashMap<>()) : policy.getValueMap();
  }
}
